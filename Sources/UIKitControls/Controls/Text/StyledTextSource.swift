/// Text that a field draws, with attributes of its own or without.
enum StyledTextSource {
  case plain(String)
  case attributed(NSAttributedString)
}
