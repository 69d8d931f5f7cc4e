#!/usr/bin/env node
console.log('starts');
