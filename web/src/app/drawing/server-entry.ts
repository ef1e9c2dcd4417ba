/** The entry of the build for the server. The BFF loads it. */
import type { PageDrawing } from '@perennial/shared/page-drawing';
import firstViewScript from '../first-view/first-view-script.ts?inline-script';
import { draw, questionsOf } from './draw.tsx';

export const drawing: PageDrawing = { questionsOf, draw, firstViewScript };
