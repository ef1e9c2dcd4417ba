/** The second step of the start: the router, with the other libraries of every page. */
import { BrowserRouter } from 'react-router-dom';

export const Router = BrowserRouter;
