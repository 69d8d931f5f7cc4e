import { words } from "./words.js";
self.onmessage = ({ data })=>self.postMessage(words(data).length);
