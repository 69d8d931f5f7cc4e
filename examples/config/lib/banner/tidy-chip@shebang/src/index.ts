#!/usr/bin/env node
console.log('chip');
