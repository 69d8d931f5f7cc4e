export { Step } from 'step';
