/// A note: its text and its paper's colour.
struct Note {
  var text: String
  let hex: UInt32

  /// The note that a refresh adds.
  static let new = Note(text: "Honey", hex: 0xF8_E0_7A)

  static let some = [
    Note(text: "Milk", hex: 0xFF_D9_66), Note(text: "Bread", hex: 0x9F_D3_C7),
    Note(text: "Apples", hex: 0xF4_A2_97), Note(text: "Tea", hex: 0xB5_C7_E8),
    Note(text: "Cheese", hex: 0xD8_C2_E8), Note(text: "Plums", hex: 0xC8_E0_A0),
    Note(text: "Salt", hex: 0xF2_C7_9C), Note(text: "Soap", hex: 0xA8_DA_EC),
  ]
}
