import { said } from "./index.js";
console.log(said());
