import { glaze } from "heavy-glaze";
const app = ()=>glaze('celadon');
export { app };
