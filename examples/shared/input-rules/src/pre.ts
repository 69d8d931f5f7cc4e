console.log('before the entry');
