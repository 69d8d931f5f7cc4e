import { createComponent, renderToString } from 'solid-js/web';
import { StepperField } from 'stepper-field';

console.log(renderToString(() => createComponent(StepperField, { label: 'Guests', start: 2 })));
