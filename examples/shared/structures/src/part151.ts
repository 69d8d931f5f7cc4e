console.log(151);
