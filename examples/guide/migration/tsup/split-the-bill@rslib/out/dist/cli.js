#!/usr/bin/env node
import { parseArgs } from "node:util";
import picocolors from "picocolors";
import { splitBill } from "./index.js";
…
