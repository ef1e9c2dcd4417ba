/** The entry of the build for the server. The BFF loads it. */
import type { PageDrawing } from '@perennial/shared/page-drawing';
import firstViewScript from '../first-view/first-view-script.ts?inline-script';
import { loadPages } from '../routing/page-modules.ts';
import { draw, questionsOf } from './draw.tsx';
import { firstQuestions } from './first-questions.ts';

// In the background: the first visitor of a page should not wait for its module.
for (const { path } of firstQuestions) void loadPages(path);

export const drawing: PageDrawing = { questionsOf, draw, firstViewScript };
