import { testOmission } from './omission.ts';

testOmission('N');
