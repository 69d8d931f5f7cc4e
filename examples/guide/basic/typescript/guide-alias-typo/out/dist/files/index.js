export { near } from "@/none";
