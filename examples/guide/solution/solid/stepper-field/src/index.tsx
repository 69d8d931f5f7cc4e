export { StepperField, type StepperFieldProps } from './StepperField';
