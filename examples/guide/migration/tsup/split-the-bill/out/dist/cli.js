#!/usr/bin/env node
import {
  splitBill
} from "./chunk-JUUGTYG4.js";

// src/cli.ts
import { parseArgs } from "util";
import pc from "picocolors";
…
