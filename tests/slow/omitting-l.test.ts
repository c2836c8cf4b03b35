import { testOmission } from './omission.ts';

testOmission('L');
