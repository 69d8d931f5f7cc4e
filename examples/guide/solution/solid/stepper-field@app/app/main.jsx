import { render } from 'solid-js/web';
import { StepperField } from 'stepper-field';

render(() => <StepperField label="Guests" />, document.body);
