import { kilos } from "@orchard/units";
const label = (fruit, grams)=>`${fruit}, ${kilos(grams)}`;
export { label };
