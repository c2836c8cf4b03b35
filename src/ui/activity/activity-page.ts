import { defineElement } from '#ui/kit/define-element.ts';
import { mountActivity } from './mount-activity.ts';

defineElement('activity-page', mountActivity);
