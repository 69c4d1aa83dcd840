/// The data source of a picker view. Source: Apple, UIPickerViewDataSource.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: ObjectiveCProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
