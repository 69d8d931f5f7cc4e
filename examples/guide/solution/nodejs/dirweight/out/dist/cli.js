#!/usr/bin/env node
import { parseArgs } from "node:util";
import { weigh } from "./index.js";
var package_namespaceObject = {
    rE: "1.2.0"
};
const { values: values, positionals: positionals } = parseArgs({
    allowPositionals: true,
    options: {
        version: {
            type: 'boolean',
            short: 'v'
        }
    }
});
if (values.version) console.log(package_namespaceObject.rE);
else for (const folder of positionals){
    const { files, bytes } = await weigh(folder);
    console.log(`${folder}: ${files} files, ${bytes} bytes`);
}
