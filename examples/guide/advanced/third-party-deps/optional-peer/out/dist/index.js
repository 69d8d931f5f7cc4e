const src_forms = async ()=>(await import("form-kit")).fields;
export { plain } from "./plain.js";
export { src_forms as forms };
