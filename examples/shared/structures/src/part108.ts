console.log(108);
