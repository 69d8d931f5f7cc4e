import { clean } from "@/texts";
const misspelt = clean;
export default misspelt;
