/** Of whoever is logged in to the portal: who they are, and what opens what they stored on their device. */
export const memberAccount = {
  account_id: '7f9a2c41-0b6e-4d35-9c18-3e5d7a1b2c60',
  device_keys: [Buffer.alloc(32, 1).toString('base64')],
};
