/** The bodies of sections with actions. Each is loaded when its section is opened. */
import { lazy } from 'react';

export const Care = lazy(() => import('../care-actions/care.tsx'));
export const Cancel = lazy(() => import('../cancel/cancel.tsx'));
export const CancelOrReturn = lazy(() => import('../cancel/cancel-or-return.tsx'));
export const Pause = lazy(() => import('../pause/pause.tsx'));
export const Promotion = lazy(() => import('../promotion/promotion.tsx'));
export const Repair = lazy(() => import('../repair/repair.tsx'));
export const Resume = lazy(() => import('../resume/resume.tsx'));
export const Modify = lazy(() => import('../modify/modify.tsx'));
export const OneTimeOrders = lazy(() => import('../one-time-orders/one-time-orders.tsx'));
