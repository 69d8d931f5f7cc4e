if (require.main === module) console.log('old: high');
