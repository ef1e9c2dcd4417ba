/** Component tests wait for a condition, however slow the machine is: the default of one second fails on a busy one. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
