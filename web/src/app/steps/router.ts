/** The second step of the start: the router, with the other libraries of every page. What imports it runs in a later task. */
import { BrowserRouter } from 'react-router-dom';
import { nextTask } from './next-task.ts';

export const Router = BrowserRouter;

await nextTask();
