#!/usr/bin/env node
console.log("ran");
