import kelp from "kelp";
import { Mood, Size } from "./size.js";
import "./effect.js";
class Tide {
    high = 1;
    low;
}
const size = (given)=>[
        given === Size.Big,
        kelp,
        Size.Small,
        Mood.Calm
    ];
export { Tide, size };
