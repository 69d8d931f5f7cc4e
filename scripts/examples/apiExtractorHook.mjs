// Loaded into the tools of a sample project that lists API Extractor. The packages of a project are links,
// and Node.js follows them: the declaration plugin would look for API Extractor next to itself, in the
// site's own node_modules. In a normal installation both are in the project's, which this restores.
import {register} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const parentURL = pathToFileURL(path.join(process.cwd(), 'package.json')).href;
const hook = `export const resolve = (name, context, next) =>
  next(name, name === '@microsoft/api-extractor' ? {...context, parentURL: '${parentURL}'} : context);`;

register(`data:text/javascript,${encodeURIComponent(hook)}`);
