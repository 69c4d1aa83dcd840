/// Where a behaviour of UIKit is documented.
enum Source: Equatable, Sendable {
  /// A page of Apple's reference, below `developer.apple.com/documentation/`:
  /// `uikit/uiview/sizetofit()`.
  case apple(String)
  /// A page of Apple's archive of guides, below `developer.apple.com/library/archive/`.
  case guide(String)
  /// A talk: `2018/220`.
  case wwdc(String)
  /// A header of UIKit's whose comment says it: `UIView.h`.
  case header(String)
  /// A picture that UIKit drew, below the folder of such pictures.
  case picture(String)
  /// An assertion of a public suite, with the suite's licence.
  case suite(String, license: String)
  /// A public report with a verdict, or a published measurement: its address.
  case report(String)

  /// What is written between the quotes.
  var place: String {
    switch self {
    case .apple(let place), .guide(let place), .wwdc(let place), .header(let place),
      .picture(let place), .suite(let place, _), .report(let place):
      place
    }
  }
}
