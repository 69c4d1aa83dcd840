import Testing
import UIKit

@MainActor @Suite struct NarrowerOutletTests {
  private final class Field: UISearchTextField {}

  private final class Owner: NSObject {
    var field: Field!
  }

  /// Objective-C does not check the class of an outlet's object.
  @Test func anOutletMayHaveAnObjectOfASuperclass() {
    let owner = Owner()
    let members = ObjectiveCMembers(Owner.self).property("field", \Owner.field)
    let field = UISearchTextField(frame: .zero)
    #expect(members.setters["field"]?(owner, field) == true)
    owner.field.placeholder = "Search"
    #expect(field.placeholder == "Search")
    #expect(members.setters["field"]?(owner, UILabel()) == false)
    #expect(members.setters["field"]?(owner, "text") == false)
  }
}
