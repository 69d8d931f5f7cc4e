console.log(169);
