/// The text that a field draws, plain or attributed.
enum StyledTextSource {
  case plain(String)
  case attributed(NSAttributedString)
}
