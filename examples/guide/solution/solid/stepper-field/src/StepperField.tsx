import { createSignal, type JSX } from 'solid-js';
import './stepper.css';

export interface StepperFieldProps {
  label: JSX.Element;
  start?: number;
  onChange?: (value: number) => void;
}

export function StepperField(props: StepperFieldProps): JSX.Element {
  const [value, setValue] = createSignal(props.start ?? 0);
  const step = (by: number) => props.onChange?.(setValue((now) => now + by));

  return (
    <div class="stepper">
      <span>{props.label}</span>
      <button onClick={() => step(-1)}>−</button>
      <output>{value()}</output>
      <button onClick={() => step(1)}>+</button>
    </div>
  );
}
