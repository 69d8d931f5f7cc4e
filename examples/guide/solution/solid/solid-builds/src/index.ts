export { Step } from './step';
