import { createSignal } from "solid-js";
import "./stepper.css";
function StepperField(props) {
    const [value, setValue] = createSignal(props.start ?? 0);
    const step = (by)=>props.onChange?.(setValue((now)=>now + by));
    return <div class="stepper">
      <span>{props.label}</span>
      <button onClick={()=>step(-1)}>−</button>
      <output>{value()}</output>
      <button onClick={()=>step(1)}>+</button>
    </div>;
}
export { StepperField };
