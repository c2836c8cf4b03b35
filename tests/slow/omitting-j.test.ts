import { testOmission } from './omission.ts';

testOmission('J');
