import { testOmission } from './omission.ts';

testOmission('H');
