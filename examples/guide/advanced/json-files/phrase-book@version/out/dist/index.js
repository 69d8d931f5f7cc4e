import { version } from "../package.json";
const banner = `phrase-book ${version}`;
export { banner };
