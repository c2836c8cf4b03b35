import { testOmission } from './omission.ts';

testOmission('Y');
