console.log(117);
