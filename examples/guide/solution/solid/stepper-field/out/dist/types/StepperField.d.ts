import { type JSX } from 'solid-js';
import './stepper.css';
export interface StepperFieldProps {
    label: JSX.Element;
    start?: number;
    onChange?: (value: number) => void;
}
export declare function StepperField(props: StepperFieldProps): JSX.Element;
