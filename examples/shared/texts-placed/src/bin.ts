console.log('starts');
