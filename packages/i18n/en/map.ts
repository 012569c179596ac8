export default {
  pickup_label: 'Map of the pickup place',
  zoom_in: 'Zoom in',
  zoom_out: 'Zoom out',
  show_place: 'Show the pickup place',
  zoom_with_control: 'Hold Ctrl and scroll to zoom the map',
  zoom_with_command: 'Hold ⌘ and scroll to zoom the map',
  two_fingers: 'Use two fingers to move the map',
  unavailable: 'This browser cannot show maps. Directions open in your maps app.',
} as const;
